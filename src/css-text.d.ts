/** See plugins/search-modal: a style sheet's text. */
declare module '!!css-text!*' {
  const css: string;
  export default css;
}
