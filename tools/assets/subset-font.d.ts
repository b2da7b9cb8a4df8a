/** The package brings no types: what fonts.ts uses of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, {min: number; max: number}>;
      keepFeatures: string[];
      noLayoutClosure: boolean;
      dropTables: string[];
    },
  ): Promise<Buffer>;
}
