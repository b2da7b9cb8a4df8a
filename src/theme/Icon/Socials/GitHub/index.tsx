import type {ReactNode} from 'react';
import GitHub from '@theme-original/Icon/Socials/GitHub';
import type {Props} from '@theme/Icon/Socials/GitHub';

// Wraps 3.9.2, which has its two colours in its `style`; src/css/blog.css has them.
export default function GitHubWrapper(props: Props): ReactNode {
  return <GitHub {...props} style={undefined} />;
}
