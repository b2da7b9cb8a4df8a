/** Takes an island's HTML over with React: a module that pages fetch beside that of the island. */
import {Component, startTransition, useEffect} from 'react';
import type {ComponentType, PropsWithChildren, ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Inside, type Island} from '.';
import {type Early, emptyFields, replay} from './replay';

/** What a site shows in the place of an island that crashed. */
export type Crashed = ComponentType<{error: Error; tryAgain: () => void}>;

interface BoundaryProps extends PropsWithChildren {
  readonly Crashed: Crashed;
}

class Boundary extends Component<BoundaryProps, {error?: Error}> {
  override state: {error?: Error} = {};

  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error};
  }

  override render(): ReactNode {
    const {children, Crashed} = this.props;
    const {error} = this.state;
    const tryAgain = (): void => this.setState({error: undefined});
    return error === undefined ? children : <Crashed {...{error, tryAgain}} />;
  }
}

/** Acts after the effects of all that is in it. */
function After({act, children}: PropsWithChildren<{act: () => void}>): ReactNode {
  useEffect(() => act(), [act]);
  return children;
}

/** The HTML that the page has between the tags of an island: React does not look into it, and keeps it. */
function Kept({slot}: {slot: Element}): ReactNode {
  return (
    <div
      data-slot=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
      ref={(place) => {
        // Made anew, after a crash.
        if (place !== null && place !== slot) {
          place.replaceChildren(...slot.childNodes);
        }
      }}
    />
  );
}

/** Hydrates an island of a site. @param events what was done to it before */
export type HydrateIsland = (element: HTMLElement, island: Island<object>, events: Early[]) => void;

/** Hydrates an island, in slices. @param events what was done to it before, which is done once it is alive */
export function hydrate(
  element: HTMLElement,
  {Component: Own}: Island<{children?: ReactNode}>,
  Crashed: Crashed,
  events: Early[],
): void {
  const {props = '{}', islandId = ''} = element.dataset;
  const slots = [...element.querySelectorAll('[data-slot]')].filter(
    (slot) => slot.parentElement!.closest('[data-island]') === element,
  );
  const openings: Promise<unknown>[] = [];
  const done = (fault?: unknown): void => replay(element, events, fault);
  const act = (): void => void Promise.all(openings).then(() => done(), done);
  emptyFields(element, events);
  // Outside of a transition, all of it would be one task.
  startTransition(() => {
    hydrateRoot(
      element,
      <Inside value={{id: islandId, wait: (opening) => openings.push(opening)}}>
        <Boundary Crashed={Crashed}>
          <After act={act}>
            <Own {...(JSON.parse(props) as object)}>
              {slots.map((slot, at) => (
                <Kept key={at} slot={slot} />
              ))}
            </Own>
          </After>
        </Boundary>
      </Inside>,
      {onRecoverableError: reportError, onCaughtError: reportError},
    );
  });
}
