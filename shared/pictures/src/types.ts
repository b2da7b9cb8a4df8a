/** Wide stands beside a sidebar, narrow fits a phone: the same picture, composed twice. */
export type Layout = 'wide' | 'narrow';

export interface Drawing {
  width: number;
  height: number;
  content: string;
}

export interface Picture {
  /** Names the file, the fragment's owner and what authors write. */
  name: string;
  /** The runs of samples/recorded/PictureRuns.json that its figures come from; none of a picture without any. */
  runs: readonly string[];
  /** Numbers up to this one count what no run has, such as steps. */
  counts?: number;
  /** What a reader who cannot see the picture is told instead. */
  alt: string;
  /** What stands under the picture, for everybody; backticks mark code. */
  caption: string;
  draw(layout: Layout): Drawing;
}

/** Units of a drawing are CSS pixels where the picture has all the room it wants. */
export const WIDTH: Record<Layout, number> = {wide: 640, narrow: 336};
