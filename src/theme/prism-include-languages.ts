// Ejected from 3.9.2: no grammar reaches the browser (see plugins/static-highlight).
export default function prismIncludeLanguages(): void {}
