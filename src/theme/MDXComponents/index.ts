import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from './ScrollTable';

// Wraps 3.9.2: tables scroll by keyboard, and details are the browser's own, which open without JavaScript.
// What else authors use without an import is made by markdown/remark.
export default {...MDXComponents, table: ScrollTable, details: 'details', Details: 'details'};
