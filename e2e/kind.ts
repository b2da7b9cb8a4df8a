import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';

/**
 * What a page is to the framework, by the classes of its `<html>` without the id of a document, and in which folder of
 * the documentation it lies.
 * @param address below the base URL, without a slash at the beginning
 */
export function kindOfPage(html: string, address: string): string {
  const {className} = select('html', fromHtml(html.slice(0, html.indexOf('<head'))))!.properties;
  const classes = [className ?? []]
    .flat()
    .map((name) => String(name).replace(/(-doc-id-).*/, '$1'));
  const [folder] = /^docs\/[^/]+\/(?=.)/.exec(address) ?? [''];
  return `${folder} ${classes.join(' ')}`;
}
