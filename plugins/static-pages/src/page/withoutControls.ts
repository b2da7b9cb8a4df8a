/** Where the script of the controls does not come, this is done once the page is there. */
export function doWithoutControls(act: () => void): void {
  window.addEventListener('load', () => {
    if (document.documentElement.dataset.controls === undefined) {
      act();
    }
  });
}
