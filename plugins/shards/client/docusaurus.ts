import preload from '@docusaurus/core/lib/client/preload';

/** Not in all browsers. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const asked = new Set<string>();

/** Is every kilobyte one too many? */
function mustSave(): boolean {
  const {saveData, effectiveType} = (navigator as {connection?: Connection}).connection ?? {};
  return saveData === true || effectiveType?.includes('2g') === true;
}

/**
 * `window.docusaurus`: what links ask for, as the framework's own. Of pages whose links are in sight nothing is
 * fetched, which in a sidebar is a hundred kilobytes and needs a list of all files; of one that is pointed at, all.
 */
export default {
  prefetch: () => false,
  preload(pathname: string): Promise<unknown> | false {
    if (mustSave() || asked.has(pathname)) {
      return false;
    }
    asked.add(pathname);
    return preload(pathname);
  },
};
