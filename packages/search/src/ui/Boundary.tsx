import {phrase, text} from '@collektive/texts';
import {Component, type ReactNode} from 'react';

interface Props {
  /** What a reader calls it, as a sentence begins. */
  name: string;
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

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) {
      return this.props.children;
    }
    return (
      <div role="alert" className="notice">
        {phrase`${this.props.name} crashed: ${error.message}`}
        <button
          type="button"
          className="button button--secondary"
          onClick={() => this.setState({error: undefined})}>
          {text('Try again')}
        </button>
      </div>
    );
  }
}
