/** The picture of a certificate, for `Poster` of `@suite/ui/poster`, and what is told of its application. */
export { certificateSeen, certificateSubmitted } from './look-after';
export { certificateSize, drawCertificate, type CertificateWords } from './draw-certificate';
