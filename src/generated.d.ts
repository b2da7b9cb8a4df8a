/** What plugins/page-list writes; see `ListedPage` there. */
declare module '@generated/page-list/default/pages.json' {
  const pages: {title: string; description: string; path: string}[];
  export default pages;
}
