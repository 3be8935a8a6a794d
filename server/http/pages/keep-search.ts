/**
 * In the pages of the list and of a home, before they hydrate: the list's filter is kept in this tab, and a home leads back
 * to it. The page itself is the same for every visitor (app/recent/last-search.ts).
 */
export const keepSearch = `{try{
const list=document.querySelector("[data-list-search]");
if(list)sessionStorage.setItem("list_search",list.dataset.listSearch);
const back=document.querySelector("a[data-back-to-search]");
const search=sessionStorage.getItem("list_search");
if(back&&search){
back.setAttribute("href",back.getAttribute("href")+search);
back.querySelector("span").textContent=back.dataset.backToSearch}
}catch{}}`.replace(/\n/g, '')

/** Whether a page needs {@link keepSearch}. */
export const keepsSearch = (html: string): boolean =>
  html.includes(' data-list-search=') || html.includes(' data-back-to-search=')
