/**
 * Stands in for react-loadable, which nobody keeps any more, in pages: a component that is shown when its parts
 * have come. A part that could not be had is asked for again the next time.
 */
import {
  createElement,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

interface Failure {
  error?: unknown;
  retry: () => void;
}

interface Options<Loaded, Props> {
  loader: () => Promise<Loaded>;
  /** Shown meanwhile, or instead of what could not be had. */
  loading: ComponentType<Failure>;
  render: (loaded: Loaded, props: Props) => ReactNode;
}

type LoadableComponent<Loaded, Props> = ComponentType<Props> & {preload: () => Promise<Loaded>};

export default function Loadable<Loaded, Props extends object>({
  loader,
  loading: Loading,
  render,
}: Options<Loaded, Props>): LoadableComponent<Loaded, Props> {
  let asked: Promise<Loaded> | undefined;
  let come: {parts: Loaded} | undefined;

  function preload(): Promise<Loaded> {
    asked ??= loader().then(
      (parts) => {
        come = {parts};
        return parts;
      },
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  }

  function Loaded(props: Props): ReactNode {
    const [, update] = useState(come);
    const [error, setError] = useState<unknown>();
    const load = useCallback(() => {
      preload().then(() => {
        setError(undefined);
        update(come);
      }, setError);
    }, []);
    useEffect(() => {
      if (!come) {
        load();
      }
    }, [load]);
    return come ? render(come.parts, props) : createElement(Loading, {error, retry: load});
  }
  return Object.assign(Loaded, {preload});
}

/** The same for several parts by name. */
Loadable.Map = <Part, Props extends object>({
  loader,
  ...options
}: Omit<Options<Record<string, Part>, Props>, 'loader'> & {
  loader: Record<string, () => Promise<Part>>;
}): LoadableComponent<Record<string, Part>, Props> =>
  Loadable({
    ...options,
    loader: async () => {
      const parts = Object.entries(loader).map(async ([name, load]) => [name, await load()]);
      return Object.fromEntries(await Promise.all(parts)) as Record<string, Part>;
    },
  });
