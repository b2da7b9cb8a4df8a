import {createElement, useEffect, useState, type ComponentType, type ReactNode} from 'react';

interface Props<Inner extends object> {
  /** What `import()` gives. */
  load: () => Promise<{default: ComponentType<Inner>}>;
  /** Told when the component cannot be had: offline, or gone with another deployment. */
  onFailure: () => void;
  /** For the component. */
  props: Inner;
}

/**
 * Shows a component as soon as it has been fetched. Unlike React's `lazy`, a fetch that fails is no
 * crash, and is tried again the next time.
 */
export default function Lazy<Inner extends object>({
  load,
  onFailure,
  props,
}: Props<Inner>): ReactNode {
  const [component, setComponent] = useState<ComponentType<Inner>>();
  useEffect(() => {
    let wanted = true;
    load().then(
      ({default: loaded}) => wanted && setComponent(() => loaded),
      () => wanted && onFailure(),
    );
    return () => {
      wanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is first wanted
  }, []);
  return component && createElement(component, props);
}
