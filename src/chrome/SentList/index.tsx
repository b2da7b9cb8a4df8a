import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/page/plainClick';

interface Props {
  className: string;
  /** What it holds, where nobody else puts it there. */
  html?: string;
}

/** A list that is HTML for React, as the server sent it or a control fetched it; links within lead on as others. */
export default function SentList({className, html = ''}: Props): ReactNode {
  const history = useHistory();
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks on links within, which keys make, too
    <ul
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
      onClick={(event) => {
        const link = (event.target as Element).closest('a');
        if (link && isPlainClick(event)) {
          event.preventDefault();
          history.push(link.pathname);
        }
      }}
    />
  );
}
