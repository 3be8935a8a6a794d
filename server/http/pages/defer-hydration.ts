import type { PageDocument } from '../../page-cache/page-document.ts'
import { dataTag, doctype, type FinishedPage, readData } from './finished-page.ts'
import { hashesOf, inertTag, scriptTag, withoutScripts } from './inline-scripts.ts'
import { keepSearch, keepsSearch } from './keep-search.ts'
import { restoreStylesheets, type Stylesheets, withInlineStyles } from './inline-styles.ts'
import { pageTransitionTag } from './page-transition.ts'
import { prefetchRules } from './prefetch-rules.ts'

/** React Router's script would scroll to where the visitor left the page, although they have scrolled since. */
const keepScroll = 'scrollTo({left,top,behavior:"instant"})'

/**
 * A page hydrates at the visitor's first action, because its script is not needed before; one that shows what only
 * script knows, once it is loaded. It may start twice: then nothing is left to start.
 */
const startOnFirstAction = `
const moves=["pointerover","pointerdown","touchstart","keydown","focusin","change","click"];
const start=()=>{
const left=scrollX,top=scrollY;
moves.forEach(move=>removeEventListener(move,start,true));${restoreStylesheets}
document.querySelectorAll("script[type=deferred]").forEach(old=>{
const script=document.createElement("script");
if(old.dataset.module!==undefined)script.type="module";
script.text=old.text;
old.replaceWith(script)});
${keepScroll}};
moves.forEach(move=>addEventListener(move,start,{capture:true,passive:true}));
if(document.querySelector("[data-hydrate-at-load]"))addEventListener("load",start);`

/** A form has one submission id until it is edited, so that sending it twice makes one lead. */
const setSubmissionId = `
addEventListener("submit",event=>{
const id=event.target.querySelector("[data-submission]");
if(id)id.value||=crypto.getRandomValues(new Uint32Array(4)).join("-")},true);
addEventListener("input",event=>{
const id=event.target.form?.querySelector("[data-submission]");
if(id)id.value=""});`

/**
 * Milliseconds after which an early press does what it does without script: by then the scripts have failed, or the
 * network is too slow for them.
 */
const replayTimeout = 10_000

/**
 * A link or button with `data-replay` acts in place once its page is hydrated. A press before is repeated then, each in a
 * task of its own, so that it sees what the one before has changed. Where the scripts fail it does what it does without
 * them, and so does a filter whose choices are waiting.
 */
const replayEarlyPresses = `
const early=new Set();
let ready=false;
const replay=()=>{
ready=true;
early.forEach(element=>setTimeout(()=>{element.click();delete element.dataset.pressed}));
early.clear()};
const fail=()=>{
replay();
document.querySelector("form[data-chosen]")?.submit()};
addEventListener("click",event=>{
const element=event.target.closest("[data-replay]");
if(!element||ready||event.defaultPrevented||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
event.preventDefault();
element.dataset.pressed=element.name??"";
early.add(element);
setTimeout(replay,${replayTimeout})});
addEventListener("hydrated",()=>{ready=true;setTimeout(replay)});
addEventListener("error",event=>{if(event.target.localName==="script")fail()},true);`

/** What was chosen in a form that acts on every choice is kept there, so that its component acts once it is hydrated. */
const keepEarlyChoices = `
addEventListener("change",event=>{
const form=event.target.form;
if(!ready&&form?.dataset.choices!==undefined)form.dataset.chosen=new URLSearchParams(new FormData(form))});`

/**
 * The visitor's shortlist, on a page that is the same for everybody: which homes are saved, and how many
 * (app/shortlist/save-button.tsx). Hydration leaves what it finds, so the cookie is read again after it; from then on the
 * components follow it.
 */
const showShortlist = `
const showShortlist=()=>{
const list=(/(?:^|; )shortlist=([^;]+)/.exec(document.cookie)?.[1]??"").split(".").filter(Boolean);
document.querySelectorAll(".save").forEach(button=>{
const saved=list.includes(button.value);
button.name=saved?"remove":"add";
button.setAttribute("aria-pressed",saved)});
document.querySelectorAll("[data-shortlist-count]").forEach(count=>{
count.textContent=list[0]?" ("+list.length+")":""})};
showShortlist();
addEventListener("pageshow",()=>ready||showShortlist());
addEventListener("hydrated",showShortlist);`

/** Some browsers do not know `command` on buttons, which opens and closes the dialogs. */
const emulateCommandFor = `
if(!("commandForElement" in HTMLButtonElement.prototype))addEventListener("click",event=>{
const button=event.target.closest("button[commandfor]");
const dialog=button&&document.getElementById(button.getAttribute("commandfor"));
if(dialog)button.getAttribute("command")==="show-modal"?dialog.showModal():dialog.close()});`

/** A link that opens a dialog leads to a page of its own where this does not run. */
const openFromLinks = `
addEventListener("click",event=>{
const link=event.target.closest("a[data-opens]");
const dialog=link&&document.getElementById(link.dataset.opens);
if(!dialog||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
event.preventDefault();
dialog.showModal()});`

/** The only script that runs at once: everything on a page works natively before it hydrates. */
const starter =
  `{${startOnFirstAction}${setSubmissionId}${replayEarlyPresses}${keepEarlyChoices}${showShortlist}${emulateCommandFor}${openFromLinks}}`.replace(
    /\n/g,
    '',
  )

const rulesTag = `<script type="speculationrules">${prefetchRules}</script>`

/**
 * Hides a user's page and loads it again when it is no longer theirs: after an event in another tab, and
 * when the browser brings the page back from its memory. It runs at once, because a page that nobody has
 * touched has no other script; a hydrated page listens to the other tabs itself.
 */
const watch = (owner: string) =>
  `{
const root=document.documentElement;
const check=async()=>{
root.hidden=true;
const status=await fetch("/account/status").then(response=>response.json()).catch(()=>({}));
status.email===${JSON.stringify(owner).replaceAll('<', '\\u003c')}?root.hidden=false:location.reload()};
const tabs=new BroadcastChannel("auth");
tabs.addEventListener("message",check);
addEventListener("hydrated",()=>tabs.close());
addEventListener("pageshow",event=>{event.persisted&&check()})
}`.replace(/\n/g, '')

/** Notifies the other tabs that this one's session has ended, if no script of the page has done so. */
const announceSignOut =
  '{const tabs=new BroadcastChannel("auth");tabs.postMessage("SIGNED_OUT");tabs.close()}'

interface PageScripts {
  /** The e-mail address of the user whose page it is; undefined for a visitor's. */
  owner?: string | undefined
  /** Whether the page is the response to signing out. */
  signedOut?: boolean
}

/**
 * Finishes a page as visitors get it: with its styles inline, its scripts inert until the visitor acts, and the rules
 * for fetching ahead.
 */
export function deferHydration(
  { html, data }: PageDocument,
  stylesheets: Stylesheets,
  { owner, signedOut = false }: PageScripts = {},
): FinishedPage {
  const headStart = html.indexOf('<head>') + '<head>'.length
  const headEnd = html.indexOf('</head>', headStart)
  const bodyEnd = html.lastIndexOf('</body>')
  const head = withoutScripts(html.slice(headStart, headEnd))
  const styled = withInlineStyles(head.inert.join(''), stylesheets)
  const body = withoutScripts(html.slice(headEnd, bodyEnd))
  const running = [
    keepsSearch(html) ? starter + keepSearch : starter,
    ...(owner ? [watch(owner)] : []),
    ...(signedOut ? [announceSignOut] : []),
  ]
  return {
    parts: [
      `${doctype}${html.slice(0, headStart)}${pageTransitionTag}`,
      ...styled.parts,
      ...body.inert,
      dataTag(data),
      inertTag(readData),
      ...running.map(scriptTag),
      rulesTag,
      html.slice(bodyEnd),
    ],
    scriptHashes: hashesOf([...running, prefetchRules, ...head.scripts, ...body.scripts, readData]),
    styleDigests: styled.styleDigests,
  }
}
