import {Component, type ComponentType, type ReactNode} from 'react';

/** What a site shows in the place of an island that crashed. */
export type Crashed = ComponentType<{error: Error; tryAgain: () => void}>;

interface Props {
  Crashed: Crashed;
  /** Where the island is a dialog: it is to be closed. */
  onClose?: () => void;
  /** What stood there before the island has to go. */
  onCrash?: () => void;
  children: ReactNode;
}

interface State {
  error?: Error;
}

/** Around an island: where it crashes, it says so in its place, and tries again when a reader asks for it. */
export default class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return {error};
  }

  override componentDidCatch(): void {
    this.props.onCrash?.();
  }

  override render(): ReactNode {
    const {error} = this.state;
    const {Crashed, onClose, children} = this.props;
    if (!error) {
      return children;
    }
    const told = <Crashed error={error} tryAgain={() => this.setState({error: undefined})} />;
    return onClose ? (
      <dialog ref={(dialog) => dialog?.showModal()} onClose={onClose}>
        {told}
        <form method="dialog">
          <button className="button button--secondary">Close</button>
        </form>
      </dialog>
    ) : (
      told
    );
  }
}
