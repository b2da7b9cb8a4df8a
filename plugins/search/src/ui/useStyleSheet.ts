import {useInsertionEffect} from 'react';

/**
 * Dresses what is fetched on intent. A `<style>` element would be blocked by the page's content security
 * policy, which knows only the styles that the build has seen; a sheet that a script makes is not.
 *
 * @param css rules, for as long as the component is there; no text where a bundler has put them into the page's own sheet
 */
export function useStyleSheet(css: unknown): void {
  useInsertionEffect(() => {
    if (typeof css !== 'string') {
      return undefined;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
