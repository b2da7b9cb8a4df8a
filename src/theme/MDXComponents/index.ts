import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '@site/src/parts/ScrollTable';

// Wraps 3.9.2: tables that scroll by keyboard. What else authors use without an import is made by remark/.
export default {...MDXComponents, table: ScrollTable};
