/** What a commit says: conventional, and a subject that fits in one line everywhere. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Links, tables and the output of commands are longer than a line.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
    // A subject may begin with a name: "NestJS 13", "HTML in e-mails".
    'subject-case': [0],
  },
};
