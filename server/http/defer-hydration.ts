import { hash } from 'node:crypto'
import { prefetchRules } from './prefetch-rules.ts'

/**
 * Runs the page's scripts, in their order, at the visitor's first move; until then a page executes
 * nothing but this listener. Everything works natively before (links, forms, dialogs, popovers);
 * browsers that do not know `command` on buttons yet get the one it is used for. A button that acts
 * by script is marked when it is pressed, so that its component can make up for a press that came too early;
 * its form, which serves visitors without script, is not sent.
 * React Router's script would scroll to where the visitor left the page, although they have scrolled on since.
 */
const starter = `{
const moves=["pointerover","pointerdown","touchstart","keydown","focusin"];
const start=()=>{
const left=scrollX,top=scrollY;
moves.forEach(move=>removeEventListener(move,start,true));
document.querySelectorAll("script[type=deferred]").forEach(old=>{
const script=document.createElement("script");
if(old.dataset.module!==undefined)script.type="module";
script.text=old.text;
old.replaceWith(script)});
scrollTo({left,top,behavior:"instant"})};
moves.forEach(move=>addEventListener(move,start,{capture:true,passive:true}));
addEventListener("click",event=>{
const button=event.target.closest("[data-script-only]");
if(!button)return;button.dataset.pressed="";if(button.form)event.preventDefault()});
if(!("commandForElement" in HTMLButtonElement.prototype))addEventListener("click",event=>{
const button=event.target.closest("button[commandfor]");
const dialog=button&&document.getElementById(button.getAttribute("commandfor"));
if(dialog)button.getAttribute("command")==="show-modal"?dialog.showModal():dialog.close()});
}`.replace(/\n/g, '')

const addedTags = `<script>${starter}</script><script type="speculationrules">${prefetchRules}</script>`

/**
 * Makes the inline scripts of a rendered page inert until the visitor acts, and adds the rules for fetching ahead.
 * @returns the page, and the digests of all its inline scripts for the Content-Security-Policy.
 */
export function deferHydration(html: string): { html: string; scriptHashes: string[] } {
  const scripts: string[] = []
  const inert = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g,
      (tag, attributes: string = '', text: string) => {
        if (/\stype="application\/ld\+json"/.test(attributes)) return tag
        scripts.push(text)
        const module = /\stype="module"/.test(attributes) ? ' data-module' : ''
        return `<script type="deferred"${module}>${text}</script>`
      },
    )
  if (scripts.length === 0) return { html, scriptHashes: [] }
  return {
    html: inert.replace('</body>', () => `${addedTags}</body>`),
    scriptHashes: [starter, prefetchRules, ...scripts].map(
      (text) => `sha256-${hash('sha256', text, 'base64')}`,
    ),
  }
}
