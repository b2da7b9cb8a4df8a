import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import {Bibliography, Cite, Publications, Reference} from '../../components/Bibliography';
import Compatibility from '../../components/Compatibility';
import Picture from '../../components/Picture';
import {CodeWalk, Learn, NextSteps, Prerequisites, Recap} from '../../components/Sections';
import Term from '../../components/Term';
import NamedFigure from './NamedFigure';
import ScrollTable from './ScrollTable';

// Wraps 3.9.2: tables scroll by keyboard, figures have addresses, details are the browser's own, which open without JavaScript, and authors
// use these parts without an import (markdown/parts.ts). What is made from samples, markdown/remark makes.
export default {
  ...MDXComponents,
  ...{table: ScrollTable, figure: NamedFigure, details: 'details', Details: 'details'},
  ...{Learn, Prerequisites, Recap, NextSteps, CodeWalk},
  ...{Cite, Reference, Bibliography, Publications},
  ...{Compatibility, Picture, Term, Tabs, TabItem},
};
