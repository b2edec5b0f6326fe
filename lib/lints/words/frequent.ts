/** The little words by which languages in Latin letters are told apart. Words of two languages may stand in both. */
export const FREQUENT_WORDS = {
  en: 'the of and to is that it for was with as his he by not this but from are or have an they which you were her she there been their has would what will if can all no we my your at be on in a i do does did please when out about up who how just then some could its our us let said more should one every may might must two three after before these those than between into where while also only many much because through against during since until without each both any very here take make made still new people years now such had first other own',
  de: 'der die das und ist nicht ein eine den dem des mit sich auf für von zu im es auch als an er sie hat wird aus bei nach einen einer wurde sind dass wie über zum zur haben war noch nur am um kein keine wir ich vor in was sein ihr mehr seit nachdem seine wenn aber oder beim werden kann können muss müssen soll sollte diese dieser dieses durch gegen ohne ihre seinen einem eines zwei drei jede jeder wurden hatte wieder schon sehr dann doch zwischen während weil damit etwa',
  /** Of languages without word lists. */
  other: [
    // Spanish, French, Italian, Portuguese, Catalan, Romanian.
    'le la les des et un une est pas que qui dans pour sur au du el los las y en por con una del se il di che non per i lo gli o os as do da em não com uma het een van niet op te dat zijn och att det som är på av jest nie się na to že je v a z é são mais isso seu els amb això és aux ce cette sont avec ne être sono della dei più está como más este esta pero și cu pe nu din care sunt mai',
    // Dutch, Afrikaans, Danish, Norwegian, Swedish, Icelandic.
    'ik wij zij ook maar bij door vir ek ikke og jeg vi med til om har ett jag inte ekki það við',
    // Polish, Czech, Slovak, Slovenian, Croatian, Bosnian, Lithuanian, Latvian, Albanian.
    'są ale jak ve si ako sa pre sú iz ali kao su bi ir yra kad ka nav dhe të në është',
    // Finnish, Estonian, Hungarian, Turkish, Azerbaijani.
    'ja ei että oli mutta kun ovat ning kui oma az hogy egy ez meg bir bu için ile değil çok olan və üçün',
    // Vietnamese, Indonesian, Malay, Filipino, Swahili, Yoruba, Welsh, Irish, Basque, Esperanto.
    'và của là không các những được trong cho một yang dan ini itu dengan untuk tidak dari pada saya ke adalah akan ang ng mga ay hindi ko ya wa kwa ni katika za kuwa hii mae wedi agus tá eta estas kaj',
  ].join(' '),
}
