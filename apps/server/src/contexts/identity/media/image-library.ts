import sharp from 'sharp';

// Of the library's many formats, three are permitted: each decoder is code that hostile bytes could reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

/** The image library, set up for bytes from strangers. A process that renders nothing doesn't load it. */
export { sharp };
