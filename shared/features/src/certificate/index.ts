/** The picture of a certificate, for `Poster` of `@suite/ui/poster`. */
export { certificateSize, dayText, drawCertificate, type CertificateWords } from './draw-certificate';
