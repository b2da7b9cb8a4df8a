/**
 * The font of code comes when a reader begins to do something, no sooner: its fallback is as wide, so that
 * nothing moves, and whoever leaves at once has not paid for it. Without JavaScript it comes with the page.
 */
export function addCodeFont(): void {
  const descriptors: FontFaceDescriptors = {weight: '400 700', display: 'swap'};
  // The browser fetches it where a page shows code, and shows the fallback until then.
  document.fonts.add(new FontFace('JetBrains Mono', `url(${TOOLS.codeFont})`, descriptors));
}
