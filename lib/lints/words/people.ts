/** First names, common to English and German texts. */
export const FIRST_NAMES = `Adam, Alan, Albert, Alex, Alexander, Alice, Amy, Andreas, Andrew, Angela, Anna, Anne, Anthony, Anton, Barbara, Ben, Benjamin, Bernd, Bob, Brian, Carl,
Caroline, Catherine, Charles, Charlotte, Chris, Christian, Christina, Claudia, Clara, Daniel, David, Deborah, Dennis, Diana, Dieter, Donald, Dorothy, Edward, Elena, Elisabeth, Elizabeth, Ella, Emily, Emma, Eric, Erik, Eva, Felix, Florian, Frank, Franz, Fritz,
Gary, Georg, George, Gerhard, Hannah, Hans, Harold, Harry, Heinrich, Helen, Helga, Helmut, Henry, Hillary, Ian, Ingrid, Isabel, Jack, Jacob, Jakob, James, Jan, Jane, Janet, Jason, Jennifer, Jessica, Jim, Joachim, Joe, Johannes, John, Jonas, Jonathan, Joseph, Josef, Julia, Julian, Jürgen,
Karen, Karin, Karl, Kate, Katharina, Kathrin, Keith, Kevin, Klaus, Kurt, Larry, Laura, Lea, Leo, Leon, Lena, Linda, Lisa, Louis, Lucas, Lucy, Ludwig, Lukas, Luke, Manfred, Marco, Margaret, Maria, Marie, Marion, Martha, Martin, Matthew, Matthias, Max, Maximilian, Melanie, Michael, Michelle, Mike, Monika, Nancy, Nicholas, Nicole, Nina, Oliver, Olivia, Oscar, Otto,
Patricia, Patrick, Paul, Paula, Peter, Petra, Philip, Philipp, Rachel, Ralf, Raymond, Rebecca, Renate, Richard, Robert, Roger, Ronald, Rudolf, Ruth, Sabine, Sam, Samuel, Sandra, Sara, Sarah, Sebastian, Simon, Sophia, Sophie, Stefan, Stephanie, Stephen, Steven, Susan, Susanne, Theresa, Thomas, Timothy, Tobias, Tom, Tony, Ulrich, Ursula, Uwe, Victoria, Walter, Werner, William, Wolfgang, Xavier, Yvonne`

/** Family names that begin a Chinese person's name and are seldom anything else. */
export const CHINESE_FAMILY_NAMES = `王李张刘陈赵吴孙徐朱郭罗梁宋郑谢韩唐冯董萧袁邓傅沈彭吕苏卢蒋蔡贾魏薛阎潘杜戴夏姜范姚谭廖邹熊陆郝孔崔邱秦顾侯邵孟龙段雷钱汤尹黎易武乔贺赖龚杨周胡何林马黄高曹曾许程田任丁石汪江方白毛史邢`
