import {useEffect, type ComponentProps, type ReactNode} from 'react';
import DocRootLayout from '@theme-original/DocRoot/Layout';
import {useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';

// Wraps 3.9.2: the version a reader reads is the one to come back to. The stock theme notes it only
// where a version menu is shown.
export default function DocRootLayoutWrapper(
  props: ComponentProps<typeof DocRootLayout>,
): ReactNode {
  const {pluginId, version} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  useEffect(() => savePreferredVersionName(version), [savePreferredVersionName, version]);
  return <DocRootLayout {...props} />;
}
