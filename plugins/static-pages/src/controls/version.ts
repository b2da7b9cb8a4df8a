/** The version of the documentation that is read is the one to come back to. */
import {store} from '../page/storage';
import {onPageShown, onShown} from './events';

const content = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

function keep(): void {
  const plugin = content('docusaurus_tag')?.match(/^docs-(.+?)-/)?.[1];
  const version = content('docusaurus_version');
  if (plugin !== undefined && version !== undefined) {
    store()?.setItem(`docs-preferred-version-${plugin}`, version);
  }
}

export function startVersion(): void {
  onPageShown(keep);
  onShown(keep);
}
