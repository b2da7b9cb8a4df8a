import {attribute, elementsOf, type Transform} from '../nodes';

/** Remark plugin: tells a `<Cite>` whether the `<Reference>` of its paper is `here`, on the same page. */
export default function citations(): Transform {
  return (tree) => {
    const here = elementsOf(tree, 'Reference').map((node) => attribute(node, 'id'));
    elementsOf(tree, 'Cite')
      .filter((node) => here.includes(attribute(node, 'id')))
      .forEach((node) =>
        node.attributes!.push({type: 'mdxJsxAttribute', name: 'here', value: null}),
      );
  };
}
