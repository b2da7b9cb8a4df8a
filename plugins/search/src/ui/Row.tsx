import {createElement, type ReactElement} from 'react';
import type {RowContent} from '../text/listing';
import {buildRow, type Create} from './buildRow';

interface Props {
  row: RowContent;
  onClick?: (() => void) | undefined;
}

/**
 * The row of a hit. With other texts it is another element: browsers' translators put text nodes into elements of
 * theirs, where React no longer finds them.
 */
export default function Row({row, onClick}: Props): ReactElement {
  const key = JSON.stringify(row);
  return buildRow(createElement as Create<ReactElement>, row, {key, onClick});
}
