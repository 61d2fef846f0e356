export const USAGE = `moonletter serve                                                      start the server (the default)
moonletter migrate                                                    bring the tables up to date
moonletter seed                                                       write the demo data into an empty database
moonletter seed --users N --requests N --messages N [--ids FILE]      write generated data of any size
moonletter doctor                                                     check the settings and everything that the server needs
moonletter jobs list | retry ID | drop ID                             list, retry or give up mails and jobs that failed
moonletter backup FILE                                                save the database and the files, even while the server runs
moonletter restore FILE [--erased LIST]                               restore a backup into an empty database and DATA_DIR
moonletter files move --to s3|folder                                  move the pictures after a change of S3_URL
moonletter erased                                                     print the list of closed accounts, for restore --erased
moonletter create-writer --email ADDRESS --first-name NAME --last-name NAME --password PASSWORD`;
