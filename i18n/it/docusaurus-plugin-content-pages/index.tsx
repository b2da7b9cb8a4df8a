import type {ReactNode} from 'react';
import Home from '@site/src/home';
import Blocks from './_home/blocks.mdx';
import Showcases from './_home/showcases.mdx';

export default function HomePage(): ReactNode {
  return <Home blocks={<Blocks />} showcases={<Showcases />} />;
}
