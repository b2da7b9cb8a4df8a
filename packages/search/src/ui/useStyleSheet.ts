import {useInsertionEffect} from 'react';

/**
 * Dresses what is fetched on intent. A `<style>` element would be blocked by the page's content security
 * policy, which knows only the styles that the build has seen; a sheet that a script makes is not.
 *
 * @param css rules, for as long as the component is there
 */
export function useStyleSheet(css: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
