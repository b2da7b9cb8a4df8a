/** The package brings no types: what scripts and cards use of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Record<string, number | {min: number; max: number}>;
      keepFeatures?: string[];
      noLayoutClosure?: boolean;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
