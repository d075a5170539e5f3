import compile from 'icu-minify/compile';

/** Compiles the texts of the screens for tests, all of them to parts, so that a value that isn't given is an error. */
export default {
  process: (json) => ({
    code: JSON.stringify(JSON.parse(json, (_, value) => (typeof value === 'string' ? compile(value) : value))),
  }),
};
