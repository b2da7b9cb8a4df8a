/**
 * Stands in for react-helmet-async in pages: what components say of the document's head, where the innermost
 * counts. A fifth of its size, since the server renders with the original, and of its interface Docusaurus's
 * `Head` uses children alone. Rules of what replaces what: its `getTagsFromPropsList`.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';

type Value = string | number | boolean | null | undefined;
type Tag = ReactElement<Record<string, Value>, string>;

/** What each mounted component says, from the outermost to the innermost. */
const heads: {tags: readonly Tag[]}[] = [];

/** By which a tag replaces one of a component outside; all others by what they hold. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charSet', 'httpEquiv', 'property', 'itemProp'],
  link: ['href'],
  script: ['src'],
};

/** React's names of attributes that are not those of HTML in other letters. */
const IN_HTML: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

const textOf = ({props}: Tag): string => (Children.toArray(props.children) as string[]).join('');

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children)
    .filter(isValidElement)
    .flatMap((tag) =>
      tag.type === Fragment ? tagsOf((tag.props as {children?: ReactNode}).children) : [tag as Tag],
    );
}

function nameOf(tag: Tag): string {
  const {type, props} = tag;
  const attribute = NAMES[type]?.find((name) => props[name] !== undefined);
  const value = props.rel === 'canonical' ? 'canonical' : attribute && String(props[attribute]);
  return [type, attribute, value ?? textOf(tag)].join(' ');
}

/** Tags that no component further in replaces. */
export function effective(lists: readonly (readonly Tag[])[]): Tag[] {
  const names = new Set<string>();
  return lists.reduceRight<Tag[]>((inner, list) => {
    const left = list.filter((tag) => !names.has(nameOf(tag)));
    list.forEach((tag) => names.add(nameOf(tag)));
    return [...left, ...inner];
  }, []);
}

function setAttributes(element: Element, {props}: Tag): void {
  for (const [name, value] of Object.entries(props)) {
    if (name !== 'children') {
      element.setAttribute(IN_HTML[name] ?? name, String(value ?? ''));
    }
  }
}

function create(tag: Tag): HTMLElement {
  const element = document.createElement(tag.type);
  setAttributes(element, tag);
  element.dataset.rh = 'true';
  element.textContent = textOf(tag);
  return element;
}

/** Makes the document's head what the components say; what stays the same is not touched. */
function write(): void {
  const all = heads.flatMap(({tags}) => tags);
  for (const root of [document.documentElement, document.body]) {
    all.filter(({type}) => type === root.localName).forEach((tag) => setAttributes(root, tag));
  }
  const title = all.filter(({type}) => type === 'title').at(-1);
  if (title) {
    document.title = textOf(title);
  }
  const shown = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  const missing = effective(heads.map(({tags}) => tags))
    .filter(({type}) => !['html', 'body', 'title'].includes(type))
    .map(create)
    .filter((element) => {
      const same = shown.findIndex((one) => one.isEqualNode(element));
      if (same >= 0) {
        shown.splice(same, 1);
      }
      return same < 0;
    });
  shown.forEach((element) => element.remove());
  document.head.append(...missing);
}

let isWriting = false;

/** Once for all that change together. */
function update(): void {
  if (!isWriting && HelmetProvider.canUseDOM) {
    isWriting = true;
    queueMicrotask(() => {
      isWriting = false;
      write();
    });
  }
}

/** Says what its children are of the head. */
export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const head = useRef({tags: [] as readonly Tag[]});
  // Effects of leaves run in the order of the page, so those further in come later.
  useLayoutEffect(() => {
    const own = head.current;
    heads.push(own);
    return () => {
      heads.splice(heads.indexOf(own), 1);
      update();
    };
  }, []);
  useLayoutEffect(() => {
    head.current.tags = tagsOf(children);
    update();
  });
  return null;
}

/** The original's keeps what the server sends; a page needs none. */
export function HelmetProvider({children}: {children?: ReactNode}): ReactNode {
  return children;
}
/** While it is `false`, the head stays as it is. */
HelmetProvider.canUseDOM = true;
