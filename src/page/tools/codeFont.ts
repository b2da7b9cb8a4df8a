/**
 * The font of code comes when a reader begins to do something, no sooner: its fallback is as wide, so that
 * nothing moves, and whoever leaves at once has not paid for it. Without JavaScript it comes with the page.
 */
export async function addCodeFont(): Promise<void> {
  const descriptors: FontFaceDescriptors = {weight: '400 700', display: 'swap'};
  const face = new FontFace('JetBrains Mono', `url(${TOOLS.codeFont})`, descriptors);
  // A face that a page gets, and one that comes, both have the browser lay out the whole page: one that is there already
  // does so once. Where a page shows no code so far, the browser fetches it with the first of it.
  if (document.querySelector('code')) {
    await face.load().catch(() => undefined);
  }
  document.fonts.add(face);
}
