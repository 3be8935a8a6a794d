import {
  bucketUrl,
  folder,
  integer,
  matchingValue,
  origin,
  textValue,
  url,
} from '../kinds/values.ts'
import { optional, variable } from '../kinds/variable.ts'

/** The site itself, and where it stores data. */
export const siteVariables = {
  PORT: variable('Port to listen on.', integer(0, 65_535, 'a port number, 0 to 65535'), '3000'),
  HOST: variable('Address to listen on.', textValue('an address to listen on'), '0.0.0.0'),
  SITE_URL: optional(
    [
      'Public origin in canonical addresses, e-mails and the sitemap.',
      'Default: http://localhost:PORT.',
      'With https, cookies are Secure and HSTS is sent.',
    ],
    origin('an origin such as https://www.example.com'),
  ),
  DATA_DIR: variable(
    'Folder of the embedded database, of stored pictures and documents, of e-mails written as files and of spooled leads.',
    folder,
    './data',
  ),
  DATABASE_URL: optional(
    'Unset: SQLite in DATA_DIR. Set: PostgreSQL, which several processes may share.',
    url(['postgres:', 'postgresql:'], 'postgres://user:password@host:port/database'),
  ),
  STORAGE_BUCKET_URL: optional(
    [
      'Unset: pictures and documents are stored beside the database.',
      'Set: the address of a bucket in any S3-compatible store,',
      'with the bucket in its name or path.',
      'Set the next three variables too.',
      'npm run desk -- storage copy copies the existing files to the bucket.',
    ],
    bucketUrl,
  ),
  STORAGE_REGION: variable(
    'Region of that bucket, as its provider names it.',
    matchingValue(/^[\w-]{1,40}$/, 'a region such as eu-south-2'),
    'us-east-1',
  ),
  STORAGE_KEY_ID: optional(
    'Access key of that bucket; it needs to read, write, delete and list.',
    matchingValue(/^\S{3,200}$/, 'an access key without blanks'),
  ),
  STORAGE_KEY_SECRET: optional(
    'Secret of that access key.',
    matchingValue(/^\S{8,200}$/, 'a secret without blanks'),
  ),
}
