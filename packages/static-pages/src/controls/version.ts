/** The version of the documentation that is read is the one to come back to. */
import {store} from '../page/storage';
import {onArrive} from './events';

const content = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

export function startVersion(): void {
  onArrive(() => {
    const plugin = content('docusaurus_tag')?.match(/^docs-(.+?)-/)?.[1];
    const version = content('docusaurus_version');
    if (plugin !== undefined && version !== undefined) {
      store()?.setItem(`docs-preferred-version-${plugin}`, version);
    }
  });
}
