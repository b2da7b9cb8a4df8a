import {DESCRIPTION, SUBJECT} from '@site/src/site/identity';
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Blocks from '@site/src/home/Blocks';
import Hero from '@site/src/home/Hero';
import Pillars from '@site/src/home/Pillars';
import Papers from '@site/src/home/Papers';
import Start from '@site/src/home/Start';
import Targets from '@site/src/home/Targets';
import BuildingBlocks from './_home/blocks.mdx';
import Commands from './_home/commands.mdx';
import Program from './_home/program.mdx';
import Showcases from './_home/showcases.mdx';
import Publications from './_home/papers.mdx';

export default function Home(): ReactNode {
  return (
    <Layout title={SUBJECT} description={DESCRIPTION}>
      <main>
        <Hero>
          <MDXContent>
            <Program />
          </MDXContent>
        </Hero>
        <Targets />
        <Pillars />
        <Start>
          <MDXContent>
            <Commands />
          </MDXContent>
        </Start>
        <Blocks>
          <MDXContent>
            <BuildingBlocks />
          </MDXContent>
        </Blocks>
        <Papers
          showcases={
            <MDXContent>
              <Showcases />
            </MDXContent>
          }>
          <MDXContent>
            <Publications />
          </MDXContent>
        </Papers>
      </main>
    </Layout>
  );
}
