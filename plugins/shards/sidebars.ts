import path from 'node:path';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {SIDEBAR_LINKS} from '../../src/site/env';
import {keyOf} from './address';

/** What the documentation's pages share: `docusaurus-plugin-content-docs/…/p/….json`. */
export interface VersionProps {
  version: PropVersionMetadata;
}

const CLIENT = '@site/plugins/shards/client/sidebars';

/** Where code stands instead of a value. */
const HOLE = /"@@(\d+)@@"/g;

const isCategory = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category';

const linksIn = (items: readonly PropSidebarItem[]): number =>
  items.reduce((sum, item) => sum + (isCategory(item) ? linksIn(item.items) : 1), 0);

/** The first link within, which a category without a page of its own leads to. */
function firstLink(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  for (const item of items) {
    const first = isCategory(item) ? firstLink(item.items) : item.type === 'link' ? [item] : [];
    if (first.length > 0) {
      return first;
    }
  }
  return [];
}

/** The sidebars of a version of the documentation, of which long ones are cut at their categories. */
export class Sidebars {
  /** Categories that are fetched when a page within them is shown, by their number. */
  private readonly far: PropSidebarItemCategory[] = [];
  private readonly numbers = new Map<PropSidebarItemCategory, number>();
  /** What a page needs by its address: numbers of the categories that it is in. */
  private readonly byAddress = new Map<string, number[]>();

  /** @param file that the version is generated into: it tells versions apart */
  constructor(
    private readonly file: string,
    private readonly props: VersionProps,
  ) {
    for (const items of Object.values(props.version.docsSidebars)) {
      if (linksIn(items) > SIDEBAR_LINKS) {
        this.collect(items, []);
      }
    }
  }

  private collect(items: readonly PropSidebarItem[], above: readonly number[]): void {
    for (const item of items) {
      const isFar = isCategory(item);
      const numbers = isFar ? [...above, this.far.push(item) - 1] : above;
      if (isFar) {
        this.numbers.set(item, this.far.length - 1);
        this.collect(item.items, numbers);
      }
      if ('href' in item && item.href !== undefined) {
        const key = keyOf(item.href);
        this.byAddress.set(key, [...(this.byAddress.get(key) ?? []), ...numbers]);
      }
    }
  }

  /** Is any sidebar cut? */
  get isLong(): boolean {
    return this.far.length > 0;
  }

  /** What a page needs, as modules. @param address of the page */
  modulesFor(address: string): string[] {
    const folder = path.posix.join('@generated', ...this.file.split(path.sep));
    return (this.byAddress.get(keyOf(address)) ?? []).map((n) => `${folder}?category=${n}`);
  }

  /** Says of an item that it, or what it is replaced by, is fetched later. */
  private marked(item: PropSidebarItem, replace: boolean): PropSidebarItem {
    if (!isCategory(item)) {
      return item;
    }
    const number = this.numbers.get(item);
    const items =
      number !== undefined && replace
        ? (`@@${number}@@` as unknown as PropSidebarItem[])
        : item.items.map((one) => this.marked(one, replace));
    const customProps = number === undefined ? item.customProps : {...item.customProps, far: true};
    return {...item, items, ...(customProps && {customProps})};
  }

  /** Links that stand in a piece of a sidebar, without those of its far categories. */
  private near(items: readonly PropSidebarItem[]): PropSidebarItem[] {
    return items.flatMap((item) => {
      if (!isCategory(item)) {
        return [item];
      }
      return this.numbers.has(item) ? this.stub(item) : this.near(item.items);
    });
  }

  /** What a far category holds until it is fetched. */
  private stub({href, items}: PropSidebarItemCategory): PropSidebarItem[] {
    return href === undefined ? firstLink(items) : [];
  }

  private docsOf(items: readonly PropSidebarItem[]): PropVersionMetadata['docs'] {
    const {docs} = this.props.version;
    const ids = items.flatMap((item) => (item.type === 'link' && item.docId ? [item.docId] : []));
    return Object.fromEntries(ids.flatMap((id) => (docs[id] ? [[id, docs[id]]] : [])));
  }

  /** Code for a value, holes filled. */
  private code(value: unknown): string {
    return JSON.stringify(value).replace(HOLE, (_, number: string) => {
      const stub = JSON.stringify(this.stub(this.far[Number(number)]));
      return `itemsOf(${this.name}, ${number}, ${stub})`;
    });
  }

  private get name(): string {
    return JSON.stringify(path.basename(this.file, '.json'));
  }

  /** The generated file with far categories marked, all there: for rendering pages while the site is built. */
  wholeJson(): string {
    const {version} = this.props;
    const docsSidebars = Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        name,
        items.map((item) => this.marked(item, false)),
      ]),
    );
    return JSON.stringify({...this.props, version: {...version, docsSidebars}});
  }

  /** The generated file as a module, without what far categories hold. */
  sharedCode(): string {
    const {docs, docsSidebars, ...version} = this.props.version;
    const sidebars = Object.entries(docsSidebars);
    const far = this.docsOf(this.far.flatMap(({items}) => items));
    const near = this.docsOf(this.near(sidebars.flatMap(([, items]) => items)));
    const kept = Object.entries(docs).filter(([id]) => !(id in far) || id in near);
    const marked = sidebars.map(([name, items]) => [
      name,
      items.map((item) => this.marked(item, true)),
    ]);
    return [
      `import {docsOf, itemsOf} from '${CLIENT}';`,
      `const docs = Object.assign(docsOf(${this.name}), ${this.code(Object.fromEntries(kept))});`,
      `const docsSidebars = ${this.code(Object.fromEntries(marked))};`,
      `export default {version: {...${this.code(version)}, docs, docsSidebars}};`,
    ].join('\n');
  }

  /** A far category as a module, which completes what `sharedCode` left out. */
  categoryCode(number: number): string {
    const {items} = this.far[number];
    const marked = items.map((item) => this.marked(item, true));
    return [
      `import {complete, docsOf, itemsOf} from '${CLIENT}';`,
      `Object.assign(docsOf(${this.name}), ${this.code(this.docsOf(this.near(items)))});`,
      `complete(itemsOf(${this.name}, ${number}, []), ${this.code(marked)});`,
    ].join('\n');
  }
}
