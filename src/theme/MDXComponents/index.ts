import MDXComponents from '@theme-original/MDXComponents';
import Learn from '@site/src/components/Learn';
import ScrollTable from '@site/src/components/ScrollTable';

// Wraps 3.9.2: what authors may use in any page without an import.
export default {...MDXComponents, Learn, table: ScrollTable};
