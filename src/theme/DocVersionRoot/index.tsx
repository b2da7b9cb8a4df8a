import {useEffect, type ComponentProps, type ReactNode} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import {useDocsPreferredVersion} from '@docusaurus/theme-common';

// Wraps 3.9.2: the version a reader reads is the one to come back to. The stock theme notes it only
// where a version menu is shown.
export default function DocVersionRootWrapper(
  props: ComponentProps<typeof DocVersionRoot>,
): ReactNode {
  const {pluginId, version} = props.version;
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  useEffect(() => savePreferredVersionName(version), [savePreferredVersionName, version]);
  return <DocVersionRoot {...props} />;
}
