import registry from '@generated/registry';

/** Variables that the bundler replaces: where scripts lie, and what the file of a chunk is called. */
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;
declare const __webpack_require__: {gca: (chunk: string) => string | undefined};

/**
 * Where a chunk is, by its name, for the framework's `prefetch`. The framework has a list of all names and
 * numbers instead, which every page would carry; here names are the numbers. What came with another chunk
 * has none of its own: then the function that loads it does not ask for it.
 */
__webpack_require__.gca = (chunk) =>
  String(registry[chunk]?.[0]).includes(chunk)
    ? __webpack_public_path__ + __webpack_get_script_filename__(chunk)
    : undefined;

export default {};
