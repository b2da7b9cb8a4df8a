/**
 * Islands: React components that the framework renders into the page, whole, and that a reader's browser hydrates by
 * themselves, in place (./runtime). In `npm start`, and with the stock client, they are components like any other.
 */
import {Children, createContext, useContext, useId} from 'react';
import type {ComponentType, PropsWithChildren, ReactNode} from 'react';

/**
 * When an island comes alive.
 * `visible`: nearly in sight, once a reader has begun to do something; `near`: a pointer, a finger or the focus is on it.
 */
export type When = 'visible' | 'near';

interface Around {
  /** Of the island: the same in the page and in the browser, which `useId` is not. */
  readonly id: string;
  /** What a reader did before waits for it, too. */
  readonly wait: (opening: Promise<unknown>) => void;
}

/** The island that a component is in. */
const Context = createContext<Around | undefined>(undefined);

/** An id for a part of the island around it. */
export const useIslandId = (part: string): string => `${useContext(Context)?.id ?? ''}-${part}`;

const ignore = (): void => undefined;

/** Has what a reader did before the island was alive wait for something that its effects have begun. */
export const useIslandWait = (): Around['wait'] => useContext(Context)?.wait ?? ignore;

/** What stands around a component, in the page and where it is hydrated. */
export const Inside = Context.Provider;

/** What a page puts between the tags of an island, each child by itself: HTML that stays what it is. */
const Slot = ({children}: {children: ReactNode}): ReactNode => (
  <div data-slot="">
    <Context value={undefined}>{children}</Context>
  </div>
);

/** A component as an island, and the component itself. */
export type Island<Props> = ComponentType<Props> & {readonly Component: ComponentType<Props>};

/**
 * Makes an island of a component.
 * @param name of its file in src/islands
 * @param Component takes properties that JSON can hold
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  {when = 'near'}: {readonly when?: When} = {},
): Island<Props> {
  function Whole(props: PropsWithChildren<Props>): ReactNode {
    const id = useId();
    // Within another one it is a part of that.
    if (useContext(Context) !== undefined) {
      return <Component {...props} />;
    }
    const {children, ...data} = props;
    return (
      <div
        data-island={name}
        data-when={when}
        data-island-id={id}
        data-props={JSON.stringify(data)}>
        <Inside value={{id, wait: ignore}}>
          <Component {...(data as unknown as Props)}>
            {Children.map(children, (child) => (
              <Slot>{child}</Slot>
            ))}
          </Component>
        </Inside>
      </div>
    );
  }
  return Object.assign(Whole, {Component});
}
