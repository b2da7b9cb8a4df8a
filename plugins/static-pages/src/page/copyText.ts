import {announce, notify, region} from './announcer';

/**
 * Copies a text. Browsers may refuse that, and pages that came over plain HTTP cannot ask: then the text is shown to
 * everybody, selected, for readers to copy it themselves.
 *
 * @returns whether it was copied
 */
export async function copyText(words: string): Promise<boolean> {
  const {activeElement} = document;
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.readOnly = true;
    field.value = words;
    field.setAttribute('aria-label', 'Text to copy');
    notify(
      'Your browser does not let this page copy. Copy the selected text yourself:',
      'Close',
      () => {
        announce('');
        (activeElement as HTMLElement | null)?.focus();
      },
    );
    region()?.lastChild!.before(field);
    field.select();
    return false;
  }
}
