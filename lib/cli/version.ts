/** The program's own version; a test holds it equal to package.json's, which is not beside a program served alone. */
export const VERSION = '0.1.0'
