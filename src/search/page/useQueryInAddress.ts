import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {MAX_QUERY_LENGTH} from '../constants';
import {wellFormedQuery} from '../text/query-text';

const queryOf = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);

/**
 * The query of the search page. It stands in the address too, where it can be shared and where back
 * and forward find it.
 *
 * @returns the query, empty until scripts run (the server knows no address), and its setter
 */
export function useQueryInAddress(): [query: string, setQuery: (query: string) => void] {
  const history = useHistory();
  const [query, setQuery] = useState('');

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the first render agrees with the server's
    setQuery(queryOf(history.location.search));
    return history.listen(({search}, action) => {
      // `REPLACE` is this page's own doing, and old news when readers type fast.
      if (action !== 'REPLACE') {
        setQuery(queryOf(search));
      }
    });
  }, [history]);

  return [
    query,
    (next) => {
      setQuery(next);
      const {pathname, hash, search} = history.location;
      const params = new URLSearchParams(search);
      if (next) {
        params.set('q', wellFormedQuery(next));
      } else {
        params.delete('q');
      }
      history.replace({pathname, hash, search: params.toString()});
    },
  ];
}
