/** The build without subtitles, ads and protected content, a third smaller. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
  export * from 'hls.js';
}
