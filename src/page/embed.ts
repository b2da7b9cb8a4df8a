/** What a frame of another page shows of a playground: `Embedded` of packages/playground. */
const SHOWN = ['all', 'code', 'network'];

/** Marks a page that is shown within another one, before the first paint: only its playground is seen (src/css/playgrounds.css). */
export function markEmbedded(): void {
  const shown = new URLSearchParams(window.location.search).get('embed') ?? '';
  if (SHOWN.includes(shown)) {
    document.documentElement.dataset.embed = shown;
  }
}
