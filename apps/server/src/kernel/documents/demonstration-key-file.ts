/** The key that seals documents where none is configured, in DATA_DIR. */
export const DEMONSTRATION_KEY_FILE = 'demonstration-seal.p12';
