/** Frequent surnames; those that are also everyday words are left to capital letters. */
export const SURNAMES: ReadonlySet<string> = new Set(
  `smith johnson williams jones davis miller wilson anderson thomas taylor moore jackson martin thompson harris clark lewis
robinson walker hall allen wright scott nguyen adams nelson carter mitchell roberts turner phillips campbell parker evans
edwards collins stewart morris rogers reed morgan cooper peterson bailey kelly howard ramos kim cox ward richardson watson
brooks chavez wood james bennett gray mendoza ruiz hughes alvarez castillo sanders patel myers ross foster jimenez powell
jenkins perry russell sullivan fisher henderson coleman simmons patterson jordan reynolds hamilton graham wallace west cole
hayes bryant gibson ellis stevens murray ford marshall owens mcdonald harrison kennedy wells woods henry chen warren mills
wagner hunter palmer robertson gordon hunt daniels simpson ferguson burns connor connors oconnor baker barker butler barnes
murphy wang li zhang liu yang huang wu zhou tran le pham phan vu dang bui ho ngo duong singh kumar sharma khan ali ahmed
hussain begum shah gupta rao reddy das mehta kapoor iyer nair chatterjee banerjee mukherjee tanaka suzuki sato watanabe ito
yamamoto nakamura kobayashi kato yoshida park choi jung kang cho yoon jang lim han lee
garcía garcia rodríguez rodriguez martínez martinez hernández hernandez lópez lopez gonzález gonzalez pérez perez sánchez
sanchez ramírez ramirez torres flores rivera gómez gomez díaz diaz reyes morales cruz ortiz gutiérrez gutierrez muñoz munoz
álvarez romero navarro domínguez vázquez vazquez castro suárez suarez herrera medina aguilar vargas guerrero mendez méndez
delgado rojas molina ortega serrano blanco iglesias fuentes
müller mueller schmidt schneider fischer weber meyer meier maier becker schulz schulze hoffmann schäfer schaefer koch bauer
richter klein schröder schroeder neumann schwarz zimmermann braun krüger krueger hofmann hartmann lange schmitt werner
krause lehmann schmid köhler koehler herrmann walter könig koenig huber kaiser fuchs scholz möller weiß weiss jung hahn
keller vogel schubert roth frank berger winkler lorenz ludwig baumann kraus haas albrecht schuster simon graf böhm winter
martin bernard dubois robert richard petit durand leroy moreau simon laurent lefebvre michel garcia bertrand roux vincent
fournier morel girard andré mercier dupont lambert bonnet françois martinez legrand garnier faure rousseau blanc guerin
muller roussel nicolas perrin morin mathieu gauthier chevalier masson marchand duval
silva santos oliveira souza sousa rodrigues ferreira alves pereira lima gomes costa ribeiro martins carvalho almeida lopes
soares fernandes vieira barbosa rocha dias nascimento andrade moreira nunes marques machado mendes freitas cardoso teixeira
cavalcanti monteiro moura correia
rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti de luca mancini costa giordano
rizzo lombardi moretti barbieri fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile martinelli
vitale lombardo serra coppola desantis marchetti parisi villa conte ferraro ferri fabbri
janssen jansen bakker visser smit meijer mulder bos vos peters hendriks dijkstra berg kowalski nowak wójcik kowalczyk
ivanov petrov smirnov popov kuznetsov novak horvat johansson andersson karlsson nilsson eriksson larsson olsson hansen
olsen larsen nielsen jensen pedersen papadopoulos yilmaz kaya demir çelik cohen levy goldberg friedman rosenberg katz weiss
okafor adeyemi mensah abebe haddad khoury salman mansour`
    .trim()
    .split(/\s+/),
);

/** Surnames that mean something else in lower case. */
export const SURNAME_AND_WORD: ReadonlySet<string> = new Set(
  'moore wright hall wood woods gray park west long young best white black brown green king cook baker hunter fisher walker cooper parker carter turner ward ford hunt mills wells reed cole das le ho han cho li de klein lange schwarz weiß weiss braun winter frank walter graf koch könig kaiser fuchs vogel simon martin thomas robert richard michel vincent bernard nicolas blanc petit garnier costa cruz flores reyes castro torres rojas blanco fuentes iglesias santos lima dias rocha machado conte leone gallo bruno greco longo gentile villa serra greco das dos vos bos berg lee will jordan james howard scott allen lewis russell henry gordon marshall graham ali khan jung kim lim bell hill stone price rose love day may rich strong good noble sharp wise small little fox wolf bird rice snow frost rivers waters field fields banks brooks burns barker butler foster sanders perry murray kelly morgan taylor cox ross grant dean dang bauer becker schneider weber richter'.split(
    ' ',
  ),
);

/** What comes between a first name and a surname. */
export const PARTICLE =
  '(?:van\\s+de[rn]?|van\\s+het|van|von\\s+der|von\\s+und\\s+zu|von|vom|zum|zur|zu|de\\s+la|de\\s+las|de\\s+los|del|della|dello|degli|dei|de|di|da|dos|das|do|du|des|le|la|el|al|bin|ibn|bint|abu|ben|ter|ten|den|af|av|st\\.?|saint|san|santa|mac|y|e)';
/** Those that mean nothing in English, so that a surname after them needs no capital. */
export const TELLING_PARTICLE =
  '(?:van\\s+de[rn]?|van\\s+het|van|von\\s+der|von|de\\s+la|de\\s+las|de\\s+los|del|della|di|dos|bin|ibn|bint|abu|ter|st\\.)';
