import {createElement, useEffect, useState, type ComponentType, type ReactNode} from 'react';

type Load<Inner extends object> = () => Promise<{default: ComponentType<Inner>}>;

interface Props<Inner extends object> {
  /** What `import()` gives. */
  load: Load<Inner>;
  /** Told when the component cannot be had: offline, or gone with another deployment. */
  onFailure: () => void;
  /** For the component. */
  props: Inner;
}

/** What has been fetched shows at once the next time. */
const fetched = new WeakMap<object, unknown>();

/**
 * Shows a component as soon as it has been fetched. Unlike React's `lazy`, a fetch that fails is no
 * crash, and is tried again the next time.
 */
export default function Lazy<Inner extends object>({
  load,
  onFailure,
  props,
}: Props<Inner>): ReactNode {
  const [component, setComponent] = useState(
    () => fetched.get(load) as ComponentType<Inner> | undefined,
  );
  useEffect(() => {
    let wanted = true;
    load().then(
      ({default: loaded}) => {
        fetched.set(load, loaded);
        if (wanted) {
          setComponent(() => loaded);
        }
      },
      () => wanted && onFailure(),
    );
    return () => {
      wanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is first wanted
  }, []);
  return component && createElement(component, props);
}
