/** What DocSearch shows of hits as markup goes through the page's policy; part of every island on Preact. */
import {options, type VNode} from 'preact';

interface Markup {
  dangerouslySetInnerHTML?: {__html?: string};
}

const others = options.vnode?.bind(options);

options.vnode = (vnode: VNode) => {
  const props = vnode.props as Markup | null;
  const html = props?.dangerouslySetInnerHTML?.__html;
  if (props && html) {
    props.dangerouslySetInnerHTML = {__html: window.trusted.createHTML(html)};
  }
  others?.(vnode);
};
